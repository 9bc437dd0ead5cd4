import { act, post } from '../rows.ts';
import { nothing } from '../wire.ts';
import { codeRequest, emailAnswer, emailRequest, loginRequest } from './schema.ts';

export const auth = {
  login: post('/v1/auth/login', loginRequest, nothing),
  logout: act('/v1/auth/logout', nothing),
  checkEmail: post('/v1/auth/checkEmail', emailRequest, emailAnswer),
  checkRegistrationCode: post('/v1/auth/checkRegistrationCode', codeRequest, nothing),
};

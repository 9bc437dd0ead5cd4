import { act, post } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { codeRequest, emailAnswer, emailRequest, loginRequest } from '#domain/auth/schema.ts';

export const auth = {
  login: post('/v1/auth/login', loginRequest, nothing),
  logout: act('/v1/auth/logout', nothing),
  checkEmail: post('/v1/auth/checkEmail', emailRequest, emailAnswer),
  checkRegistrationCode: post('/v1/auth/checkRegistrationCode', codeRequest, nothing),
};

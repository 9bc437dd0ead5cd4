import { endpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { codeRequest, emailAnswer, emailRequest, loginRequest } from './schema.ts';

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/v1/auth/login',
    body: 'json',
    request: loginRequest,
    response: nothing,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v1/auth/logout',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
  checkEmail: endpoint({
    method: 'POST',
    path: '/v1/auth/checkEmail',
    body: 'json',
    request: emailRequest,
    response: emailAnswer,
  }),
  checkRegistrationCode: endpoint({
    method: 'POST',
    path: '/v1/auth/checkRegistrationCode',
    body: 'json',
    request: codeRequest,
    response: nothing,
  }),
};

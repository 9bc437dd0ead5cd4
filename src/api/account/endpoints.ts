import { emailRequest } from '../auth/schema.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { author, authorInput, registerRequest, resetRequest } from './schema.ts';

export const account = {
  register: endpoint({
    method: 'POST',
    path: '/v1/author/register',
    body: 'json',
    request: registerRequest,
    response: nothing,
  }),
  registerAvatar: endpoint({
    method: 'POST',
    path: '/v1/author/register/avatar',
    body: 'form',
    request: nothing,
    response: nothing,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v1/author/forgotPassword',
    body: 'json',
    request: emailRequest,
    response: nothing,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v1/author/resetPassword',
    body: 'json',
    request: resetRequest,
    response: nothing,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/v1/author/profile',
    body: 'none',
    request: nothing,
    response: author,
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/v1/author/profile',
    body: 'json',
    request: authorInput,
    response: nothing,
  }),
};

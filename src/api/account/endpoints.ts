import { emailRequest } from '../auth/schema.ts';
import { get, post, sendForm } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { author, authorInput, avatarAnswer, registerRequest, resetRequest } from './schema.ts';

export const account = {
  register: post('/v1/author/register', registerRequest, nothing),
  registerAvatar: sendForm('/v1/author/register/avatar', avatarAnswer),
  forgotPassword: post('/v1/author/forgotPassword', emailRequest, nothing),
  resetPassword: post('/v1/author/resetPassword', resetRequest, nothing),
  profile: get('/v1/author/profile', author),
  updateProfile: post('/v1/author/profile', authorInput, nothing),
};

import { emailRequest } from '#domain/auth/schema.ts';
import { post, sendForm } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { profile } from './profile.ts';
import { authorInput, avatarAnswer, registerRequest, resetRequest } from '#domain/account/schema.ts';

export const account = {
  register: post('/v1/author/register', registerRequest, nothing),
  registerAvatar: sendForm('/v1/author/register/avatar', avatarAnswer),
  forgotPassword: post('/v1/author/forgotPassword', emailRequest, nothing),
  resetPassword: post('/v1/author/resetPassword', resetRequest, nothing),
  profile,
  updateProfile: post('/v1/author/profile', authorInput, nothing),
};

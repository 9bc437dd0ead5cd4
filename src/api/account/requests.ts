import { call, type FileForm } from '../request.ts';
import { account } from './endpoints.ts';
import type { AuthorInput, RegisterRequest, ResetRequest } from '#domain/account/schema.ts';

/** Changes the profile. Callers read it again afterwards. */
export const updateProfile = (body: AuthorInput) => call(account.updateProfile, { body });

/** Opens an account and begins its session. */
export const register = (body: RegisterRequest) => call(account.register, { body });

/** Uploads the avatar of the signed-in author. */
export const registerAvatar = (
  image: Omit<FileForm, 'field'>,
  watch: { signal?: AbortSignal; onUploadProgress?: (sentBytes: number) => void } = {},
) => call(account.registerAvatar, { body: { field: 'image', ...image }, ...watch });

/** Asks for a letter with a link to set a new password. The answer is the same whether or not anybody has the e-mail. */
export const forgotPassword = (email: string) => call(account.forgotPassword, { body: { email } });

/** Sets a new password with the token of the letter, and ends every session of the author. */
export const resetPassword = (body: ResetRequest) => call(account.resetPassword, { body });

import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';

/** One script: each more is named in every first load. */
export const PASSWORD_PAGES = { ChangePasswordPage, ForgottenPasswordPage, NewPasswordPage };

import { COMPANY_PATHS } from '@ardoise/domain/rules/page-paths.ts';

/** Redirect URIs registered at the provider, and the paths that pages link to. */
export const START_PATH = COMPANY_PATHS.signIn;
export const LEAVE_PATH = COMPANY_PATHS.signOut;
export const RETURN_PATH = '/sso/retour';
export const BACKCHANNEL_PATH = '/sso/deconnexion';

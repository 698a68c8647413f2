import { withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { COMPANY_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { buttonClass } from '../../components/Button.tsx';

/** The name of the company's sign-in, which the server puts into the page; empty where there is none. */
export function companyName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="company-sign-in"]')?.content ?? '';
}

/** The company's own way in, first; a link to the server, which leads to the provider. */
export function CompanySignIn({ name, target }: { name: string; target: string | undefined }) {
  return (
    <>
      <a
        className={buttonClass({ tone: 'main', size: 'l' })}
        href={withTargetUrl(COMPANY_PATHS.signIn, target)}
      >
        Se connecter avec {name}
      </a>
      <p className="meta">ou avec un mot de passe</p>
    </>
  );
}

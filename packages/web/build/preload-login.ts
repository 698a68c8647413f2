import type { Plugin, Rolldown } from 'vite';

const LOGIN = '/src/features/login/LoginPage.tsx';

/** The files of the login page besides those referenced by the page itself. */
function filesOfLogin(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = chunks.find((chunk) => Object.keys(chunk.modules).some((id) => id.endsWith(LOGIN)));
  if (!page) throw new Error(`${LOGIN} is not in the build`);
  const needed = chunks.filter(
    (chunk) => !chunk.isEntry && (chunk === page || page.imports.includes(chunk.fileName)),
  );
  return needed.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/**
 * The login page is a lazy-loaded screen like the others: its chunks would load one round trip late, on the page that
 * everybody waits for with a cold cache. This preloads its files when it is the address.
 */
export function preloadLogin(): Plugin {
  return {
    name: 'ardoise:preload-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = JSON.stringify(filesOfLogin(bundle).map((file) => `/${file}`));
        const children = `if(location.pathname==='/login')for(const f of ${files}){const l=document.createElement('link');l.rel=f.endsWith('.js')?'modulepreload':'preload';if(l.rel==='preload')l.as='style';l.crossOrigin='';l.href=f;document.head.append(l)}`;
        return [{ tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children, injectTo: 'head' }];
      },
    },
  };
}

import path from 'node:path';
import { build } from 'vite';
import { BROWSER, type PageCode } from './tab.ts';

/** Bundles page.ts with the product's code, as a function of a browser. */
export async function loadPageCode(): Promise<PageCode> {
  const entry = path.join(import.meta.dirname, 'page.ts');
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  const { code } = first.output[0];
  return new Function(...BROWSER, `${code}\nreturn page;`) as PageCode;
}

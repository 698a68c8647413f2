import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberTold } from './told-position.ts';

const told = (position?: string) =>
  rememberTold({ kind: 'projet', id: 'a', version: 1, ...(position !== undefined && { position }) });
/** A browser's: a value is added or replaced by writing it with its attributes. */
class CookieJar {
  readonly #values = new Map<string, string>();
  get cookie(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(written: string) {
    const [, name = '', value = ''] =
      /^([^=]+)=([^;]*); path=\/; max-age=\d+; samesite=lax$/.exec(written) ?? [];
    this.#values.set(name, value);
  }
}
beforeEach(() => {
  vi.stubGlobal('document', new CookieJar());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('remembers the latest position, in whatever order changes arrive', () => {
  told('0/FF');
  told('1/0');
  told('0/FFFFFFFF');
  told();
  expect(document.cookie).toBe('ardoise-vu=1/0');
});

it('does nothing where lists are not read from replicas', () => {
  told();
  rememberTold({ kind: 'tout' });
  expect(document.cookie).toBe('');
});

it('after something was missed, asks for the database itself', () => {
  told('0/10');
  rememberTold({ kind: 'tout' });
  told('0/20');
  expect(document.cookie).toBe('ardoise-vu=inconnue');
});

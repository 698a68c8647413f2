import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** A browser between Ardoise and the company's provider: its cookies, its redirects, no script. */
export class PeerBrowser {
  readonly #site: Pick<TestApp, 'inject' | 'config'>;
  readonly #jars = new Map<string, Map<string, string>>();

  constructor(site: Pick<TestApp, 'inject' | 'config'>) {
    this.#site = site;
  }

  /** The cookies that it sends to an address's site. */
  cookiesFor(address: string): string {
    return [...this.#jarOf(address)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get session(): string | undefined {
    return this.#jarOf(this.#site.config.publicUrl).get('ardoise-session');
  }

  /** A request to Ardoise. */
  async visit(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const { publicUrl } = this.#site.config;
    const reply = await this.#site.inject({
      url: path,
      headers: { ...headers, cookie: this.cookiesFor(publicUrl) },
    });
    this.#keep(publicUrl, [reply.headers['set-cookie'] ?? []].flat());
    return reply;
  }

  /** Follows the provider's pages from an address until it redirects to Ardoise; returns that path. */
  async followProvider(address: string): Promise<string> {
    const { publicUrl } = this.#site.config;
    let next = address;
    for (let hops = 0; hops < 12; hops += 1) {
      const reply = await fetch(next, { redirect: 'manual', headers: { cookie: this.cookiesFor(next) } });
      this.#keep(next, reply.headers.getSetCookie());
      const location = reply.headers.get('location');
      if (location === null) throw new Error(`${next} answered ${reply.status}: ${await reply.text()}`);
      next = new URL(location, next).href;
      if (next.startsWith(publicUrl)) return next.slice(publicUrl.length);
    }
    throw new Error(`still at ${next}`);
  }

  /** From the button to the reply that ends the sign-in. */
  async signIn(start = '/sso/connexion'): Promise<LightMyRequestResponse> {
    const begun = await this.visit(start);
    if (begun.statusCode !== 303) return begun;
    return this.visit(await this.followProvider(String(begun.headers.location)));
  }

  /** Confirms the provider's own page of a sign-out, and returns its redirect target. */
  async confirmSignOut(address: string): Promise<string | null> {
    const page = await fetch(address, { redirect: 'manual', headers: { cookie: this.cookiesFor(address) } });
    this.#keep(address, page.headers.getSetCookie());
    const html = await page.text();
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
    const reply = await fetch(new URL(action, address), {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: this.cookiesFor(address) },
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    return reply.headers.get('location');
  }

  #jarOf(address: string): Map<string, string> {
    const { origin } = new URL(address);
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }

  #keep(address: string, cookies: readonly string[]): void {
    const jar = this.#jarOf(address);
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split(';');
      const at = pair.indexOf('=');
      const gone = attributes.some((each) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(each));
      if (gone) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

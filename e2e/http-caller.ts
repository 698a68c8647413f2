/** An HTTP client with a person's session cookie, without a browser. */
export class HttpCaller {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(name: string, pass: string): Promise<void> {
    const reply = await this.send('POST', '/user/login?_format=json', { name, pass });
    if (!reply.ok) throw new Error(`${name} cannot sign in: ${reply.status} ${await reply.text()}`);
    this.#cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Of the session. */
  get cookie(): string {
    return this.#cookie;
  }

  /** The same session at another server process. */
  at(url: string): HttpCaller {
    const caller = new HttpCaller(url);
    caller.#cookie = this.#cookie;
    return caller;
  }

  send(method: string, path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(this.#url + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: this.#cookie,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  async json<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await this.send(method, path, body);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }
}

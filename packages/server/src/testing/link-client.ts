import {
  addNoteByLink,
  approveByLink,
  askCorrectionsByLink,
  deleteNoteByLink,
  openApproval,
  readApprovalFile,
  replyByLink,
} from '@ardoise/domain/contract/client-links.ts';
import type { TestApp } from './test-app.ts';

let clients = 0;

/**
 * A client who answers by a mailed link, each from a distinct address: rate limits count by address, so the site must
 * trust `X-Forwarded-For` (`trustProxy`).
 */
export class LinkClient {
  readonly #site: TestApp;
  readonly #headers: Record<string, string>;
  /** Their signature: a PNG data URL. */
  readonly #image: string;

  constructor(site: TestApp, image: string) {
    clients += 1;
    this.#site = site;
    this.#image = image;
    this.#headers = {
      'x-forwarded-for': `198.51.${clients >> 8}.${clients & 255}`,
      'user-agent': 'Téléphone/3',
    };
  }

  given(version = 1) {
    return { version, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: this.#image };
  }

  open(token: string) {
    return this.#site.anonymous.call(openApproval, { params: { token }, headers: this.#headers });
  }

  approve(token: string, body: object = this.given()) {
    return this.#site.anonymous.call(approveByLink, { params: { token }, body, headers: this.#headers });
  }

  correct(token: string, body: object) {
    return this.#site.anonymous.call(askCorrectionsByLink, {
      params: { token },
      body,
      headers: this.#headers,
    });
  }

  note(token: string, fichier: string, version = 1) {
    return this.#site.anonymous.call(addNoteByLink, {
      params: { token, version },
      body: { fichier, page: 2, x: 0.25, y: 0.5, texte: 'Corriger le prix du café' },
      headers: this.#headers,
    });
  }

  reply(token: string, note: number, body: object) {
    return this.#site.anonymous.call(replyByLink, { params: { token, note }, body, headers: this.#headers });
  }

  removeNote(token: string, note: number) {
    return this.#site.anonymous.call(deleteNoteByLink, { params: { token, note }, headers: this.#headers });
  }

  file(token: string, id: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
    return this.#site.anonymous.call(readApprovalFile, {
      params: { token, id },
      query,
      headers: { ...this.#headers, ...headers },
    });
  }
}

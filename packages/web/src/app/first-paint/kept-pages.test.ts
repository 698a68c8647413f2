import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { describe, expect, it } from 'vitest';
import { type Answer, answerOf } from '../../worker/answer-of.ts';
import { SCREENS } from '../screens.ts';
import { KEPT_PAGES, KEPT_PATHS } from './kept-pages.ts';

const ORIGIN = 'https://plv.example';
const PROJECT = '65f000000000000000000001';
const shell = { pages: KEPT_PAGES.map(({ path, file }) => ({ path: path.source, file })) };

const ask = (url: string, { mode = 'navigate', method = 'GET', headers = {} } = {}): Answer =>
  answerOf({ url: new URL(url, ORIGIN).href, mode, method, headers: new Headers(headers) }, shell, ORIGIN);
const load = (url: string, options = {}) => ask(url, { mode: 'no-cors', ...options });
const NETWORK = { by: 'network' };

it('keeps the page of every screen behind the login but those of the content management', () => {
  const behindLogin = SCREENS.filter(
    ({ path, roles }) => roles !== 'public' && !path.startsWith(PAGES.contents),
  ).map(({ path }) => path);
  expect(new Set(KEPT_PATHS)).toEqual(new Set(behindLogin));
});

describe('a page is answered by the device', () => {
  it.each([
    ['/', 'page-accueil.html'],
    ['/?source=icone', 'page-accueil.html'],
    ['/dashboard?q_statut=Agence', 'page-tableau-de-bord.html'],
    [PAGE_PATHS.followUp(PROJECT), 'page-suivi.html'],
    [PAGE_PATHS.printCheck(PROJECT), 'index.html'],
    [`/suivi-projet/${PROJECT}/epreuves`, 'index.html'],
    ['/help', 'page-page.html'],
    ['/mon-compte', 'page-page.html'],
    [PAGE_PATHS.approvalOnTablet(PROJECT), 'index.html'],
    ...Object.values(KIND_FACTS).map(({ base }) => [
      `/${base}/creation/theme/${PROJECT}`,
      `page-commande-${base}.html`,
    ]),
  ])('%s by %s', (address, file) => {
    expect(ask(address)).toEqual({ by: 'page', file });
  });
});

describe('a page is left to the network', () => {
  it.each([
    '/login',
    '/login?targetUrl=%2Fdashboard',
    PAGE_PATHS.forgottenPassword,
    PAGE_PATHS.newPassword('AbC-_9'),
    PAGE_PATHS.fileLink('AbC-_9'),
    PAGE_PATHS.approval('AbC-_9'),
    PAGE_PATHS.delivery('AbC-_9'),
    PAGE_PATHS.tracking('AbC-_9'),
    '/cms',
    '/cms/catalogues/themes',
    '/dev',
    '/courriels',
    '/q/abc123',
    '/q/abc123/fichier',
    `/files/${PROJECT}/carte.pdf`,
    '/rest/myplv/projets/export',
    '/sso/connexion',
    '/user/logout',
    '/demo/mails/1/page',
    '/assets/index-a1b2.js',
    '/catalogue/images/abc.webp',
    '/sw.js',
    '/coquille/0123/index.html',
    '/nulle-part',
    '/dashboard/x',
    '/suivi-projet',
    'https://ailleurs.example/dashboard',
  ])('%s', (address) => {
    expect(ask(address)).toEqual(NETWORK);
  });

  it('that sends a form', () => {
    expect(ask('/dashboard', { method: 'POST' })).toEqual(NETWORK);
  });
});

describe('what a page loads', () => {
  it('is answered by the device for files of the build and pictures of the catalogues', () => {
    expect(load('/assets/index-a1b2.js', { mode: 'cors' })).toEqual({ by: 'asset' });
    expect(load('/catalogue/visuel-solide/croque-monsieur.svg')).toEqual({ by: 'picture' });
    expect(load(`/catalogue/images/${'a'.repeat(64)}-400.webp`)).toEqual({ by: 'picture' });
  });

  it.each([
    '/rest/myplv/session',
    '/rest/myplv/changements?depuis=12',
    `/files/${PROJECT}/photo.jpg`,
    '/q/abc123/banniere',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/sw.js',
    '/dashboard',
    'https://ailleurs.example/assets/index-a1b2.js',
  ])('comes from the network: %s', (address) => {
    expect(load(address)).toEqual(NETWORK);
  });

  it('comes from the network for a part of it, or with another method', () => {
    expect(load('/assets/video-a1b2.js', { headers: { range: 'bytes=0-99' } })).toEqual(NETWORK);
    expect(load('/assets/index-a1b2.js', { method: 'HEAD' })).toEqual(NETWORK);
  });
});

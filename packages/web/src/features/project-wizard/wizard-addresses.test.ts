import type { Project } from '@ardoise/domain/contract/projects.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { readStepAddress } from '@ardoise/domain/kinds/step-addresses.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { isPage } from '@ardoise/domain/rules/is-page.ts';
import { describe, expect, it } from 'vitest';
import { askedPath, entryAt, firstEntry, screenAt } from './session/screen-at.ts';
import { placeAt as placeOf } from './session/wizard-place.ts';

/**
 * Every address of a wizard's screens in the specification (specification/wizards.md), verbatim, with its step. `{id}`
 * is the project, `{entry}` an entry's id, `{index}` its rank.
 */
const CHR = [
  ['/chr/info-pdv/{id}', 'info-pdv'],
  ['/chr/creation/id-projet/{id}', 'creation/id-projet'],
  ['/chr/creation/theme/{id}', 'creation/theme'],
  ['/chr/creation/format/{id}', 'creation/format'],
  ['/chr/contenu/gamme/{id}', 'contenu/gamme'],
  ['/chr/contenu/formules/{id}', 'contenu/formules'],
  ['/chr/contenu/formules/{id}/{entry}', 'contenu/formules'],
  ['/chr/contenu/cocktails/{id}', 'contenu/cocktails'],
  ['/chr/contenu/illustrations/{id}', 'contenu/illustrations'],
  ['/chr/photo/{id}', 'photo'],
  ['/chr/photo/{id}/{entry}', 'photo'],
  ['/chr/autres-infos/{id}', 'autres-infos'],
  ['/chr/livraison/{id}', 'livraison'],
  ['/chr/recapitulatif/{id}', 'recapitulatif'],
] as const;

const boards = (base: string, delivery: string) =>
  [
    [`/${base}/info-pdv/{id}`, 'info-pdv'],
    [`/${base}/creation/id-projet/{id}`, 'creation/id-projet'],
    [`/${base}/creation/choix-boards/{id}`, 'creation/choix-boards'],
    [`/${base}/creation/format/{id}`, 'creation/format'],
    [`/${base}/contenu/{id}`, 'contenu/boards'],
    [`/${base}/contenu/boards/{id}`, 'contenu/boards'],
    [`/${base}/contenu/boards/{id}/{entry}`, 'contenu/boards'],
    [`/${base}/contenu/gamme-prix/{id}`, 'contenu/boards'],
    [`/${base}/contenu/gamme-prix/{id}/{entry}`, 'contenu/boards'],
    [`/${base}/contenu/gamme-boissons/{id}`, 'contenu/boards'],
    [`/${base}/contenu/gamme-boissons/{id}/{entry}`, 'contenu/boards'],
    [`/${base}/contenu/pricelist/{id}`, 'contenu/boards'],
    [`/${base}/contenu/pricelist/{id}/{entry}`, 'contenu/boards'],
    [`/${base}/pose/{id}`, 'pose'],
    [`/${base}/${delivery}/{id}`, delivery],
    [`/${base}/recapitulatif/{id}`, 'recapitulatif'],
  ] as const;

const SM = [
  ['/sm/info-pdv/{id}', 'info-pdv'],
  ['/sm/creation/id-projet/{id}', 'creation/id-projet'],
  ['/sm/creation/support/{id}', 'creation/support'],
  ['/sm/creation/charte/{id}', 'creation/charte'],
  ['/sm/contenu/{id}/gamme', 'contenu/gamme'],
  ['/sm/contenu/{id}/gamme/{index}', 'contenu/gamme'],
  ['/sm/contenu/{id}/gamme/{entry}', 'contenu/gamme'],
  ['/sm/contenu/{id}/edition', 'contenu/edition'],
  ['/sm/contenu/{id}/edition/{index}', 'contenu/edition'],
  ['/sm/contenu/{id}/edition/{entry}', 'contenu/edition'],
  ['/sm/autres-infos/{id}', 'autres-infos'],
  ['/sm/livraison/{id}', 'livraison'],
  ['/sm/recapitulatif/{id}', 'recapitulatif'],
] as const;

const DA = [
  ['/da/dc/info-client/{id}', 'dc/info-client'],
  ['/da/dc/info-projet/{id}', 'dc/info-projet'],
  ['/da/dc/gamme/{id}', 'dc/gamme'],
  ['/da/support/{id}', 'support'],
  ['/da/format/{id}', 'format'],
  ['/da/brief/{id}', 'brief'],
  ['/da/contenu/{id}', 'contenu'],
  ['/da/livraison/{id}', 'livraison'],
  ['/da/recapitulatif/{id}', 'recapitulatif'],
] as const;

const ADDRESSES: (readonly [ProjectType, string, string])[] = [
  ...CHR.map((row) => ['Carte Brasserie', ...row] as const),
  ...boards('vae', 'livraison').map((row) => ['Boards PVC', ...row] as const),
  ...boards('vae-digital', 'video').map((row) => ['Digital', ...row] as const),
  ...SM.map((row) => ['Sur Mesure', ...row] as const),
  ...DA.map((row) => ['Direct Agence', ...row] as const),
];

/** In the wizard of the address's kind, as the router opens it. */
function placeAt(pathname: string) {
  const { kind } = readStepAddress(pathname) ?? {};
  return kind === undefined ? null : placeOf(pathname, KINDS[kind].wizard);
}

const id = '64b7f0a1c2d3e4f5a6b7c8d9';
const filled = (address: string) =>
  address.replace('{id}', id).replace('{entry}', 'k3x').replace('{index}', '0');
const opened = (type: ProjectType) =>
  ({ type, nextState: 'photo', permissions: { 'project.edit': { allowed: true } } }) as Project;

describe('an address of a wizard', () => {
  it.each(ADDRESSES)('%s: %s opens %s', (type, address, path) => {
    const place = placeAt(filled(address));
    expect(isPage(filled(address), { demo: false })).toBe(true);
    expect(place?.path).toBe(path);
    if (place === null) return;
    expect(screenAt(place, opened(type), 'dc')).toMatchObject({ path });
  });

  it.each<[ProjectType, string, ReturnType<typeof screenAt>]>([
    ['Carte Brasserie', `/chr/${id}`, { to: `/chr/photo/${id}` }],
    ['Carte Brasserie', `/vae/contenu/${id}`, { to: `/chr/recapitulatif/${id}` }],
    ['Sur Mesure', `/sm/${id}`, { to: `/sm/photo/${id}` }],
    ['Direct Agence', `/da/${id}`, { to: `/da/photo/${id}` }],
  ])('of a %s, %s redirects', (type, address, to) => {
    const place = placeAt(address);
    expect(place && screenAt(place, opened(type), 'dc')).toEqual(to);
  });

  it.each([
    [`/da/dc/info-client/${id}`, { to: `/da/support/${id}` }],
    [`/da/dc/gamme/${id}`, { to: `/da/support/${id}` }],
    [`/da/format/${id}`, { path: 'format' }],
    [`/da/recapitulatif/${id}`, { path: 'recapitulatif' }],
  ])('leads a client past the dc’s steps: %s', (address, shown) => {
    const place = placeAt(address);
    expect(place && screenAt(place, opened('Direct Agence'), 'client')).toMatchObject(shown);
  });

  it('tells a client who reloads a step that the order is sent; its recap is the order', () => {
    const sent = { ...opened('Direct Agence'), statut: 'Agence' as const };
    sent.permissions['project.edit'] = { allowed: false };
    const shownAt = (address: string, role: Role) => {
      const place = placeAt(address);
      return place && screenAt(place, sent, role);
    };
    expect(shownAt(`/da/livraison/${id}`, 'client')).toBe('sent');
    expect(shownAt(`/da/recapitulatif/${id}`, 'client')).toBe('order');
    expect(shownAt(`/da/livraison/${id}`, 'dc')).toBe('order');
  });

  it('leads a dc from the client’s steps to their last one, unless they fill them together', () => {
    const { wizard } = KINDS.PDA;
    const led = (path: string, surPlace: boolean, role: Role) => askedPath(wizard, { surPlace }, path, role);
    expect(led('brief', false, 'dc')).toBe('dc/gamme');
    expect(led('brief', true, 'dc')).toBe('brief');
    expect(led('dc/info-client', false, 'dc')).toBe('dc/info-client');
    expect(led('recapitulatif', false, 'dc')).toBe('recapitulatif');
    expect(led('brief', false, 'siege')).toBe('brief');
    expect(askedPath(KINDS.CHR.wizard, {}, 'photo', 'dc')).toBe('photo');
  });

  it.each<[ProjectType, string]>([
    ['Carte Brasserie', `/chr/photo/${id}`],
    ['Sur Mesure', `/sm/creation/support/${id}`],
    ['Sur Mesure', `/sm/contenu/${id}/edition/0`],
  ])('is read-only without permission to edit: %s at %s', (type, address) => {
    const place = placeAt(address);
    const project = {
      ...opened(type),
      permissions: { 'project.edit': { allowed: false } },
    } as Project;
    expect(place && screenAt(place, project, 'dc')).toBe('order');
  });

  it.each([
    `/chr/ailleurs/${id}`,
    `/chr/creation/${id}`,
    `/chr/creation/theme/${id}/k3x`,
    `/chr/recapitulatif/${id}/k3x`,
    `/sm/contenu/gamme/${id}`,
    `/da/ailleurs/${id}/gamme`,
  ])('%s is rejected', (pathname) => {
    expect(placeAt(pathname)).toBeNull();
  });

  it.each<[ProjectType, string, string]>([
    ['Boards PVC', 'vae', 'pose'],
    ['Caissons Lumineux', 'vae', 'livraison'],
    ['Digital', 'vae-digital', 'video'],
  ])('the pose of %s: /%s/pose leads to %s', (type, base, path) => {
    const place = placeAt(`/${base}/pose/${id}`);
    expect(place && askedPath(place.wizard, { type }, place.path ?? '', 'dc')).toBe(path);
  });

  it('leads to the first incomplete support, else the first, where supports are tabs', () => {
    const place = placeAt(`/sm/contenu/${id}/gamme`);
    const first = (...answers: string[]) =>
      place &&
      firstEntry(
        place.wizard,
        { supports: answers.map((isGamme, rank) => ({ entree: `s${rank}`, isGamme })) },
        'contenu/gamme',
      );
    expect([first('non', '', ''), first('non', 'non'), first()]).toEqual(['s1', 's0', null]);
  });

  it('selects an entry by its id or by its rank, if it exists', () => {
    const project = { supports: [{ entree: 'k3x' }, { entree: 'r1' }] };
    const named = (entry: string) => {
      const place = placeAt(`/sm/contenu/${id}/gamme/${entry}`);
      return place && entryAt(place.wizard, project, place);
    };
    expect(['r1', '0', '1', '2', 'autre'].map(named)).toEqual(['r1', 'k3x', 'r1', null, null]);
  });
});

import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { cameraPhoto, orderToPutUp, takePhotos } from './pose-photos.ts';

const site = sharedDemonstration();

it('takes an installer’s photos by camera, keeps them over a reload and without a network, and has them read by the dc', {
  tags: 'long',
}, async () => {
  const id = await orderToPutUp(site.url);
  const { context, page, complaints } = await openPerson(site.browser, site.url, WIDTHS.phone);
  await enter(context, 'installateur1');
  await page.goto(`/suivi-projet/${id}`);
  const photos = await Promise.all([1, 2].map((n) => cameraPhoto(`IMG_${n}.jpg`, `2026:11:23 14:0${n}:09`)));
  await page.getByRole('link', { name: 'Photographier la pose' }).tap();
  await takePhotos(page, photos);
  await page.reload();
  await page.getByText('2 sur 6. Elles ne sont pas encore parties.').waitFor();

  // One is taken back by mistake.
  await page.getByRole('button', { name: 'Supprimer la photo\u00a02' }).tap();
  await page.getByText('1 sur 6. Une n’est pas encore partie.').waitFor();
  await page.getByRole('button', { name: 'Rétablir' }).tap();
  await page.getByText('2 sur 6. Elles ne sont pas encore parties.').waitFor();

  await page.getByRole('button', { name: 'Photo\u00a01, agrandir et comparer' }).tap();
  await page.getByRole('heading', { name: 'Création et photo\u00a01' }).waitFor();
  await page.getByRole('button', { name: 'Photo suivante' }).tap();
  await page.getByText('2 sur 2').waitFor();
  await page.getByRole('button', { name: 'Garder' }).tap();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Envoyer les 2 photos' }).tap();
  await page.getByText('2 sur 6, gardées sur ce téléphone.').waitFor();
  await page.getByText('« Pose effectuée » demande le réseau, et les photos d’abord.').waitFor();
  await context.setOffline(false);
  await page.getByText('2\u00a0photos envoyées').waitFor();
  expect(complaints).toEqual([]);

  const dc = new HttpCaller(site.url);
  await dc.signIn('siege1', 'ardoise-demo');
  const files = await dc.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);
  const kept = files.filter(({ myplv_file_type }) => myplv_file_type === 'photo_pose');
  expect(kept.map(({ width, height }) => [width, height])).toEqual(kept.map(() => [2560, 1920]));
  expect(kept).toHaveLength(2);
});

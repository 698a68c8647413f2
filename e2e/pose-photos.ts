import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { HttpCaller } from './http-caller.ts';

/** As a telephone takes it: larger than what is kept, with its time and its place. */
export async function cameraPhoto(name: string, time: string) {
  const buffer = await sharp({ create: { width: 2880, height: 2160, channels: 3, background: '#8a7454' } })
    .withExif({
      IFD2: { DateTimeOriginal: time },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
    })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

type CameraPhoto = Awaited<ReturnType<typeof cameraPhoto>>;

/** A delivered order that the installer has to put up. */
export async function orderToPutUp(url: string): Promise<string> {
  const caller = new HttpCaller(url);
  await caller.signIn('installateur1', 'ardoise-demo');
  const list = `/rest/myplv/projets?q_statut=${encodeURIComponent('Livré')}&limit=50`;
  const { projets } = await caller.json<{ projets: ProjectRow[] }>('GET', list);
  const row = projets.find(({ type }) => type === 'Boards PVC');
  if (row === undefined) throw new Error('nothing is to be put up');
  return row._id.$oid;
}

/** Takes one by the camera, as a finger does. */
async function take(page: Page, words: string, photo: CameraPhoto): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.locator('label:visible', { hasText: words }).first().tap();
  await (await choosing).setFiles(photo);
}

/** Through the camera, photo by photo; nothing is sent. */
export async function takePhotos(page: Page, photos: readonly CameraPhoto[]): Promise<void> {
  for (const [index, photo] of photos.entries()) {
    await take(page, index === 0 ? 'Prendre une photo' : 'Encore une', photo);
    await page.getByRole('button', { name: `Photo\u00a0${index + 1}, agrandir et comparer` }).waitFor();
  }
}

export async function sendPhotos(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Envoyer les ${count} photos` }).tap();
  await page.getByText(`${count}\u00a0photos envoyées`).waitFor();
}

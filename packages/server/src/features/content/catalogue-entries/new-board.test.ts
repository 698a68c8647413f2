import type { Board } from '@ardoise/domain/catalogue/board.ts';
import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import { boardCategory, boardName, proposedLook } from '@ardoise/domain/content/board-variants.ts';
import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { addEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { uploadCataloguePicture } from '@ardoise/domain/contract/catalogue-pictures.ts';
import { listSignedDrawings } from '@ardoise/domain/contract/drawings.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { signedKindDraft } from '../../../testing/kind-factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
});
afterAll(() => site.close());

/** Used by no board before. */
const STATE = 'menu-double-2-can-33-capri-option';

/** A board of this variant, as the editor proposes it, with a drink of head office's own. */
async function addBoard(image: string): Promise<Board> {
  const brief = readBoardBrief(STATE);
  if (brief === null) throw new Error(STATE);
  const known = (await site.as('helene').call(readCatalogue, { params: { list: 'boards' } })).body as Board[];
  const item = {
    name: boardName(brief),
    field_type_de_board: boardCategory(brief),
    field_image_board: '',
    field_state_name_brief: STATE,
    field_apercu: { ...proposedLook(brief, known), drink: { image, height: 1 } },
  };
  const body = { item, visible: true, du: null, au: null };
  const added = await site.as('helene').call(addEntry, { params: { list: 'boards' }, body });
  expect([added.status, added.body]).toMatchObject([200, { item }]);
  return added.body.item as unknown as Board;
}

it('is ordered, signed and drawn in a variant that nobody had, with an uploaded drink', {
  tags: 'long',
}, async () => {
  const { body } = await site
    .as('helene')
    .call(uploadCataloguePicture, multipart({}, { name: 'canette.png', content: await pngFile(300, 600) }));
  // The first draft inserts the catalogue of the tests.
  await signedKindDraft(site, 'Boards PVC');
  const board = await addBoard(body.image);
  const withBoard = (document: ProjectDocument): ProjectDocument => {
    const [menu, ...others] = document.boards ?? [];
    const formula = menu?.brief?.menus?.Formule1 ?? {};
    return {
      ...document,
      boards: [
        ...(menu === undefined ? [] : [menu]),
        ...others,
        {
          ...menu,
          entree: 'nouveau1',
          type: board.field_type_de_board,
          name: board.name,
          displayName: `${board.name} - 1`,
          state: STATE,
          imageBoard: '',
          brief: { menus: { Formule1: formula, Formule2: formula } },
        },
      ],
    };
  };
  const order = await signedKindDraft(site, 'Boards PVC', withBoard);
  const drawings = (await order.caller.call(listSignedDrawings, { params: { id: order.id } })).body;
  const own = drawings.find(({ title }) => title.startsWith(board.name));
  expect(own?.change).toBe(false);
  expect(own?.marks.flatMap((mark) => (mark.kind === 'image' ? [mark.src] : []))).toContain(body.image);
});

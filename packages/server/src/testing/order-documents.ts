import { listFiles, readFile } from '@ardoise/domain/contract/files.ts';
import { wordsOf } from './pdf-words.ts';
import type { Order } from './workflow-factories.ts';

/** The text of an order's documents, newest first. */
export async function documentsOf({ siege, id }: Order): Promise<string[]> {
  const { body } = await siege.call(listFiles, { params: { id } });
  const orders = body.filter(({ myplv_file_type: type }) => type === 'bon_commande');
  return Promise.all(
    orders.map(async (file) => {
      const { bytes } = await siege.call(readFile, { params: { id: file.id } });
      return (await wordsOf(bytes)).join(' ');
    }),
  );
}

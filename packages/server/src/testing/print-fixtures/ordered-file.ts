import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { orderedPrints, printsOfFile } from '@ardoise/domain/print-check/ordered-print.ts';
import { kitPrint } from './kit-print.ts';

const A4 = { width: 210, height: 297 };

/** An execution file of two pages in the size that an order wants of a file of this name: there is nothing to make again. */
export function orderedFile({ type, ...order }: Project, name: string): Promise<Buffer> {
  const prints = orderedPrints({ kind: kindOf(type), type, document: order as never, format: undefined });
  const size = printsOfFile(name, prints).find((print) => print.size !== null)?.size ?? A4;
  return kitPrint({ w: size.width, h: size.height, pages: 2 });
}

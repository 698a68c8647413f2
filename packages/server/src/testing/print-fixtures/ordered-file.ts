import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { orderedPrints, printsOfFile } from '@ardoise/domain/print-check/ordered-print.ts';
import { kitPrint } from './kit-print.ts';

const A4 = { width: 210, height: 297 };

function printsOf({ type, ...order }: Project, name: string) {
  const prints = orderedPrints({ kind: kindOf(type), type, document: order as never, format: undefined });
  return printsOfFile(name, prints);
}

/** Whether the order says the size of what a file of this name is printed as: only then is a file to make again. */
export function isOrderedBySize(project: Project, name: string): boolean {
  const prints = printsOf(project, name);
  return prints.length > 0 && prints.every(({ size }) => size !== null);
}

/** An execution file of two pages in the size that an order wants of a file of this name: there is nothing to make again. */
export function orderedFile(project: Project, name: string): Promise<Buffer> {
  const size = printsOf(project, name).find((print) => print.size !== null)?.size ?? A4;
  return kitPrint({ w: size.width, h: size.height, pages: 2 });
}

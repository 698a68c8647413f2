import type { Demonstration } from '@ardoise/server/demonstration.ts';
import { listDemoExamples } from './list-demo-examples.ts';
import { loadDemo } from './load-demo.ts';
import { startPrintingDocuments } from './print-documents.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';

/** The demonstration, implementing the server's interface while DEMO=1. */
export const demonstration: Demonstration = {
  password: DEMO_PASSWORD,
  accounts: DEMO_ACCOUNTS,
  load: (into) => loadDemo(into),
  startPrinting: startPrintingDocuments,
  listExamples: listDemoExamples,
};

import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

export type Pdfium = WrappedPdfiumModule;

let loading: Promise<Pdfium> | undefined;

async function load(): Promise<Pdfium> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const pdfium = await init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** After a fault of its own PDFium's memory is not to be trusted: the next file gets another one. */
export function forgetPdfium(): void {
  loading = undefined;
}

/** PDFium, loaded once a process. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load();
  return loading;
}

/** PDFium's memory, as it is now: what grows replaces it. */
export function memoryOf({ pdfium }: Pdfium): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}

/** What PDFium says of a file that it does not open. */
const PASSWORD_ERROR = 4;
const POINTER = 4;

/** A file that PDFium reads block by block: it is never whole in memory. */
export class PdfiumFile {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly #descriptor: number;
  readonly #access: number;
  readonly #reads: number;

  constructor(pdfium: Pdfium, path: string) {
    this.pdfium = pdfium;
    const { pdfium: module } = pdfium;
    this.#descriptor = openSync(path, 'r');
    const read = (_parameter: number, position: number, to: number, size: number): number => {
      const target = memoryOf(pdfium).subarray(to, to + size);
      return readSync(this.#descriptor, target, 0, size, position >>> 0) === size ? 1 : 0;
    };
    this.#reads = module.addFunction(read, 'iiiii');
    this.#access = module.wasmExports.malloc(3 * POINTER);
    module.setValue(this.#access, fstatSync(this.#descriptor).size, 'i32');
    module.setValue(this.#access + POINTER, this.#reads, 'i32');
    module.setValue(this.#access + 2 * POINTER, 0, 'i32');
    this.document = pdfium.FPDF_LoadCustomDocument(this.#access, '');
  }

  /** Why it does not open; null where it does. */
  get refused(): 'password' | 'broken' | null {
    if (this.document !== 0) return null;
    return this.pdfium.FPDF_GetLastError() === PASSWORD_ERROR ? 'password' : 'broken';
  }

  close(): void {
    const { pdfium: module } = this.pdfium;
    if (this.document !== 0) this.pdfium.FPDF_CloseDocument(this.document);
    module.wasmExports.free(this.#access);
    module.removeFunction(this.#reads);
    closeSync(this.#descriptor);
  }
}

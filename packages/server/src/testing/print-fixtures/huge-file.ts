import { open } from 'node:fs/promises';

const offset = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;

/**
 * Writes an A4 with a painted ground that stops at the cut, and so many bytes that nothing refers to: they are a hole in
 * the file, which takes no room on the disk.
 */
export async function writeHugePdf(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'w');
  try {
    const head = `%PDF-1.6\n1 0 obj\n<< /Length ${bytes} >>\nstream\n`;
    await handle.write(head, 0);
    const after = Buffer.byteLength(head) + bytes;
    const ground = '0.2 0.3 0.4 rg 0 0 595.28 841.89 re f';
    const objects = [
      '<< /Type /Catalog /Pages 3 0 R >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 /MediaBox [0 0 595.28 841.89] >>',
      '<< /Type /Page /Parent 3 0 R /Contents 5 0 R /Resources << >> >>',
      `<< /Length ${ground.length} >>\nstream\n${ground}\nendstream`,
    ];
    let text = '\nendstream\nendobj\n';
    const places = [9];
    for (const [rank, body] of objects.entries()) {
      places.push(after + text.length);
      text += `${rank + 2} 0 obj\n${body}\nendobj\n`;
    }
    const table = after + text.length;
    text += `xref\n0 6\n0000000000 65535 f \n${places.map(offset).join('')}`;
    text += `trailer\n<< /Size 6 /Root 2 0 R >>\nstartxref\n${table}\n%%EOF\n`;
    await handle.write(text, after);
  } finally {
    await handle.close();
  }
}

import path from 'node:path';

/** The pictures of the demonstration's catalogue, at `/catalogue/<list>/<id>.svg` on a site that has it. */
export const DRAWINGS_FOLDER: string = path.resolve(import.meta.dirname, '../assets/catalogue');

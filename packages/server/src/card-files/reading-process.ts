import { readCardFile } from './read-file.ts';

/** The child process that reads files, one after the other: a parser that hangs or grows is ended with it. */
process.on('message', (file: string) => {
  void readCardFile(file).then((reading) => process.send?.(reading));
});
process.on('disconnect', () => process.exit(0));

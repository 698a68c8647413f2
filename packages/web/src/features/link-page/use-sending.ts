import { uploadByLink } from '@ardoise/domain/contract/files.ts';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { refusalOf } from './link-words.ts';
import { type Receipt, sendFiles } from './send-files.ts';

/** Chosen files, and their upload. A failure or a cancel keeps them, for a retry. */
export function useSending(
  token: string,
  link: { formats: readonly string[]; tailleMax: number },
  onSent: (receipt: Receipt) => void,
) {
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);

  const send = async () => {
    if (controller.current !== null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setFailure(null);
    setProgress(0);
    try {
      onSent(await sendFiles({ call: uploadByLink, token, files, onProgress: setProgress, signal }));
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error));
    } finally {
      controller.current = null;
      setProgress(null);
    }
  };

  return {
    files,
    /** Why files were refused, one sentence each. */
    refused,
    /** Fraction sent, 0 to 1; null without an upload. */
    progress,
    failure,
    add: (chosen: readonly File[]) => {
      const judged = chosen.map((file) => ({ file, reason: refusalOf(file, link) }));
      setRefused(
        judged.flatMap(({ file, reason }) =>
          reason === null ? [] : [`${file.name} : ${reason}`.replace(' :', '\u00a0:')],
        ),
      );
      setFiles((all) => [...all, ...judged.filter(({ reason }) => reason === null).map(({ file }) => file)]);
    },
    remove: (file: File) => setFiles((all) => all.filter((other) => other !== file)),
    send: () => void send(),
    cancel: () => controller.current?.abort(),
  };
}

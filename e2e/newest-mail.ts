/** A mail of the demonstration's mailbox. */
interface DemoMail {
  subject: string;
  text: string;
}

/** The newest mail to this address in a demonstration's mailbox. */
export async function newestMail(url: string, address: string): Promise<DemoMail> {
  const read = async <Reply>(path: string) => (await (await fetch(url + path)).json()) as Reply;
  const mails = await read<{ id: number; to: string }[]>('/demo/mails');
  const mail = mails.find(({ to }) => to === address);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return read<DemoMail>(`/demo/mails/${mail.id}`);
}

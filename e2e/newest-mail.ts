/** A mail of the demonstration's mailbox. */
interface DemoMail {
  subject: string;
  text: string;
}

async function read<Reply>(url: string): Promise<Reply> {
  return (await (await fetch(url)).json()) as Reply;
}

/** The mails to this address in a demonstration's mailbox, the newest first. */
export async function mailsTo(url: string, address: string): Promise<DemoMail[]> {
  const mails = await read<{ id: number; to: string }[]>(`${url}/demo/mails`);
  const own = mails.filter(({ to }) => to === address);
  return Promise.all(own.map(({ id }) => read<DemoMail>(`${url}/demo/mails/${id}`)));
}

/** The newest mail to this address in a demonstration's mailbox. */
export async function newestMail(url: string, address: string): Promise<DemoMail> {
  const [mail] = await mailsTo(url, address);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
}

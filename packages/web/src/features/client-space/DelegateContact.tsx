import { DelegateCard } from '../../components/DelegateCard.tsx';
import { useDcRecord } from '../../hooks/use-dc-record.ts';

/** The client's delegate: name, and their telephone once it is known. Their own account knows the company. */
export function DelegateContact({ username, name }: { username: string; name: string }) {
  const { data } = useDcRecord(username);
  return <DelegateCard name={name} telephone={data?.telephone ?? ''} company="" />;
}

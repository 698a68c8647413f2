import { readContacts } from '@ardoise/domain/contract/contacts.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** Whom to ask for help, as head office set them for this role. */
export function useContacts() {
  return useQuery({
    queryKey: ['contacts'],
    queryFn: ({ signal }) => request(readContacts, { signal }),
    select: ({ contacts }) => contacts,
  });
}

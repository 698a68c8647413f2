import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { forgetDevice, readDeviceMemory } from './device-memory.ts';
import { keptWords, lossWords } from './device-words.ts';

/** Data of the last user on this device, in a sentence, with a button to erase it; hidden without any. */
export function KeptOnDevice() {
  const [asking, setAsking] = useState(false);
  const memory = useQuery({
    queryKey: ['device-memory'],
    queryFn: readDeviceMemory,
    staleTime: 0,
    retry: false,
  });
  const words = memory.data ? keptWords(memory.data) : null;
  if (!memory.data || words === null) return null;
  return (
    <>
      <p className="meta login-kept">
        {words}{' '}
        <Button tone="text" onClick={() => setAsking(true)}>
          Oublier cet appareil
        </Button>
      </p>
      {asking && (
        <ConfirmDialog
          title="Oublier cet appareil&nbsp;?"
          confirm="Oublier"
          onConfirm={async () => {
            await forgetDevice();
            await memory.refetch();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{lossWords(memory.data)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

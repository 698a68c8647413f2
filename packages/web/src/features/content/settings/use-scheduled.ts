import { changeSettings, takeScheduledBack } from '@ardoise/domain/contract/setting-changes.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';

/** Takes what is scheduled for a setting back; the toast offers to schedule it again. */
export function useTakeScheduledBack() {
  const cache = useQueryClient();
  const toast = useToast();
  const refresh = () => cache.invalidateQueries({ queryKey: ['content', 'reglages'] });
  return useMutation({
    mutationFn: ({ cle }: { cle: SettingKey; valeur: unknown; le: string }) =>
      request(takeScheduledBack, { params: { cle } }),
    onSuccess: async (_reply, { cle, valeur, le }) => {
      await refresh();
      const again = async () => {
        await request(changeSettings, { body: { [cle]: valeur, le } });
        await refresh();
      };
      toast({ message: 'Changement programmé annulé.', action: { label: 'Rétablir', onPress: again } });
    },
    onError: (error) => toast({ message: messageOf(error), tone: 'stop' }),
  });
}

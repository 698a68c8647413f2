import { changeSettings, takeScheduledBack } from '@ardoise/domain/contract/setting-changes.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { CONTENT_LOG_KEY } from '../../../api/refresh-changed.ts';
import { request } from '../../../api/request.ts';
import { Button } from '../../../components/Button.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { settingOf } from './use-settings-form.ts';

/** What a setting becomes by itself, and on which day: yyyy-MM-dd, in Europe/Paris. */
export interface ScheduledSetting {
  cle: SettingKey;
  valeur: unknown;
  le: string;
}

/** Takes what is scheduled for a setting back; the toast offers to schedule it again. */
function useTakeScheduledBack() {
  const cache = useQueryClient();
  const toast = useToast();
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['content', 'reglages'] }),
      cache.invalidateQueries({ queryKey: CONTENT_LOG_KEY }),
    ]);
  return useMutation({
    mutationFn: ({ cle }: ScheduledSetting) => request(takeScheduledBack, { params: { cle } }),
    onSuccess: async (_reply, { cle, valeur, le }) => {
      await refresh();
      const again = async () => {
        await request(changeSettings, { body: { [cle]: valeur, le } });
        await refresh();
      };
      toast({ message: 'Changement programmé annulé.', action: { label: 'Rétablir', onPress: again } });
    },
    onMutate: toast.clear,
    onError: (error) => toast({ message: messageOf(error), tone: 'stop' }),
  });
}

/** 'Annuler', beside what is scheduled for a setting. */
export function TakeScheduledBack({ scheduled }: { scheduled: ScheduledSetting }) {
  const back = useTakeScheduledBack();
  return (
    <Button tone="text" busy={back.isPending} onClick={() => back.mutate(scheduled)}>
      Annuler
      <span className="visually-hidden"> le changement programmé de {settingOf(scheduled.cle).label}</span>
    </Button>
  );
}

import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import styled from 'styled-components';
import { listReferrals } from '#api/referral/requests.ts';
import type { Referral } from '#domain/referral/schema.ts';
import { referralCountAtom, referralListAtom } from '#atoms/referral/referrals.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { clientRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { ReferralFigures } from '../ReferralFigures/ReferralFigures.tsx';
import { ReferralOffer } from '../ReferralOffer/ReferralOffer.tsx';
import { messages } from './messages.ts';
import { useReferralColumns } from './useReferralColumns.tsx';
import { useReferralFilters } from './useReferralFilters.tsx';

const nameOf = ({ user }: Referral) => user.name;
const hrefOf = ({ user }: Referral) => clientRoute(user.id);

/** Referrals of the author: the means to bring them, how far they went, the rewards, and who they are. */
export function ReferralList() {
  const t = useMessages(messages);
  const none = useAtomValue(referralCountAtom({})) === 0;
  return (
    <>
      <ListScreen
        id="referrals"
        texts={t}
        icon={<Share2 size={24} strokeWidth={1.5} aria-hidden />}
        list={referralListAtom}
        count={referralCountAtom}
        filters={useReferralFilters()}
        sorts={[
          { id: 'new', label: t.sortNew, by: '-joinedAt' },
          { id: 'name', label: t.sortName, by: 'user' },
          { id: 'reward', label: t.sortReward, by: '-rewardKopecks' },
          { id: 'bought', label: t.sortBought, by: '-purchasesKopecks' },
        ]}
        columns={useReferralColumns()}
        rowName={nameOf}
        rowHref={hrefOf}
        read={listReferrals}
        above={() => (
          <Above>
            <ReferralOffer />
            <ReferralFigures />
          </Above>
        )}
      />
      {none && <ReferralOffer />}
    </>
  );
}

const Above = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-bottom: ${space[8]};
`;

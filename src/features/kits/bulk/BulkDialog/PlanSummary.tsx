import styled from 'styled-components';
import type { BulkPlan } from '#domain/bulk/fields.ts';
import { Disclosure } from '#components/layout/Disclosure/Disclosure.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';
import { bulkMessages, fieldName } from '../bulkMessages.ts';

/** How many things change, how many are so already, and what cannot become so, with the reason. */
export function PlanSummary({ plan }: { plan: BulkPlan }) {
  const t = useMessages(bulkMessages);
  const language = useLanguage();
  const { rows, same, barred } = plan;
  const parts = [
    rows.length === 0 ? t.nothingChanges : t.willChange(rows.length),
    ...(same.length > 0 ? [t.same(same.length)] : []),
    ...(barred.length > 0 ? [t.barred(barred.length)] : []),
  ];
  return (
    <Root>
      <Sum role="status">{parts.join(' · ')}</Sum>
      {barred.length > 0 && (
        <Disclosure title={t.whyBarred} aside={barred.length}>
          <List>
            {barred.map(({ id, name, field, why }) => (
              <li key={`${id}/${field}`}>
                <Name>{name}</Name>
                <Why>
                  {fieldName(field, language)}: {t[why]}
                </Why>
              </li>
            ))}
          </List>
        </Disclosure>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

const Sum = styled.p`
  margin: 0;
  ${type.body}
  font-weight: ${weight.strong};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  ${type.body}
`;

const Name = styled.div`
  overflow-wrap: anywhere;
`;

const Why = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

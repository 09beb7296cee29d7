import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { Examples } from '../../.storybook/examples.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from './empty-state.tsx'

export const examples: Examples = {
  do: [
    {
      rule: 'Say what is the case',
      drawn: (
        <EmptyState icon={ShoppingBag} title="Noch nichts im Warenkorb" text="Was gefällt, wartet hier.">
          <ButtonLink href="/">Weiterstöbern</ButtonLink>
        </EmptyState>
      ),
    },
  ],
  dont: [
    {
      rule: 'No blame, no joke',
      drawn: <EmptyState icon={ShoppingBag} title="Hoppla, wer kauft denn hier nichts?" />,
    },
  ],
}

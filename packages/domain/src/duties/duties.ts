import type { Country } from '../market/markets.ts'
import type { Duty } from './duty.ts'

const EU: readonly Country[] = ['DE', 'AT', 'FR', 'BE', 'NL']

/** Every duty by its number. @see docs/law.md */
export const DUTIES = {
  'C-02': {
    id: 'C-02',
    asks: 'The notice on the legal guarantee on the order page and from every product page, in the prescribed look.',
    source: 'Directive (EU) 2024/825 art. 2; Implementing Regulation (EU) 2025/1960, Annex I',
    countries: EU,
    from: '2026-09-27',
    until: null,
    of: ['page', 'order'],
    isVerified: true,
  },
  'C-03': {
    id: 'C-03',
    asks: 'No generic environmental claim without the proof of a recognised scheme.',
    source: 'Directive (EU) 2024/825 art. 1(2); Directive 2005/29/EC Annex I, 2a and 4a to 4c',
    countries: EU,
    from: '2026-09-27',
    until: null,
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-04': {
    id: 'C-04',
    asks: 'A warning and the standard information wherever credit is offered, and a date of birth where it is lent.',
    source: 'Directive (EU) 2023/2225 art. 8 to 10, 18',
    countries: EU,
    from: '2026-11-20',
    until: null,
    of: ['page', 'order'],
    isVerified: true,
  },
  'C-12': {
    id: 'C-12',
    asks: 'That a price holds the tax and what shipping adds, beside every price.',
    source: '§ 6 PAngV; Directive 2011/83/EU art. 6(1)(e); PBV art. 4',
    countries: [...EU, 'CH'],
    from: '2022-05-28',
    until: null,
    of: ['price'],
    isVerified: true,
  },
  'C-16': {
    id: 'C-16',
    asks: 'The warnings of a toy and the age it is for, before it can be put into a basket.',
    source: 'Directive 2009/48/EC art. 11(2); § 11 2. ProdSV',
    countries: [...EU, 'CH'],
    from: '2011-07-20',
    until: null,
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-19b-DE': {
    id: 'C-19b-DE',
    asks: 'Whether an old appliance shall be taken away, asked when a large one is ordered.',
    source: '§ 17 ElektroG',
    countries: ['DE'],
    from: '2022-01-01',
    until: null,
    of: ['order'],
    isVerified: false,
  },
  'C-21': {
    id: 'C-21',
    asks: 'Terms, the instruction on withdrawal and its form on a durable medium, with the confirmation of the order.',
    source: 'Directive 2011/83/EU art. 8(7); § 312f BGB; § 312j BGB; art. L221-13 code de la consommation',
    countries: EU,
    from: '2014-06-13',
    until: null,
    of: ['mail', 'order'],
    isVerified: true,
  },
} as const satisfies Record<string, Duty>

export type DutyId = keyof typeof DUTIES

import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { InstalmentTable } from './instalment-table.tsx'

const meta = preview.meta({
  component: InstalmentTable,
  args: {
    price: 129_900,
    payingHref: '/zahlung/',
    example: {
      lender: 'Nordufer Bank AG',
      warning: 'Achtung! Kreditaufnahme kostet Geld.',
      limits: { min: 10_000, max: 500_000 },
      terms: [
        { months: 3, effectiveRate: 0 },
        { months: 6, effectiveRate: 1199 },
        { months: 12, effectiveRate: 1199 },
        { months: 24, effectiveRate: 1199 },
      ],
    },
  },
})

export const FourTerms = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Achtung! Kreditaufnahme kostet Geld.')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    const [, three, , , long] = canvas.getAllByRole('row')
    await expect(three).toHaveTextContent(/^3.*433,00.*1\.299,00.*0,00\s%/)
    await expect(long).toHaveTextContent(/^24.*60,78.*60,55.*1\.458,49.*159,49.*11,99\s%.*11,38\s%/)
    await expect(canvas.getByText(/Kreditgeber: Nordufer Bank AG/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Standardinformationen zum Kredit' })).toHaveAttribute(
      'href',
      '/zahlung/',
    )
  },
})

/** Where the law of the country asks for no warning. */
export const WithoutWarning = meta.story({
  args: {
    example: {
      lender: 'Nordufer Bank AG',
      warning: null,
      limits: { min: 10_000, max: 500_000 },
      terms: [{ months: 36, effectiveRate: 1499 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Achtung/)).not.toBeInTheDocument()
  },
})

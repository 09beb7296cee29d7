import { create } from 'storybook/theming/create'

/** Storybook's own frame in a brand's colours; `token` reads one of the brand's custom properties. */
export function frameTheme(brandTitle: string, token: (name: string) => string) {
  const accent = token('--color-accent')
  const text = token('--color-text')
  const quiet = token('--color-text-quiet')
  const paper = token('--color-paper')
  const radius = Math.min(Number.parseInt(token('--radius-control'), 10) || 0, 8)

  return create({
    base: 'light',
    brandTitle,
    brandTarget: '_self',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: token('--color-surface'),
    appContentBg: paper,
    appPreviewBg: paper,
    appHoverBg: token('--color-surface-strong'),
    appBorderColor: token('--color-line'),
    appBorderRadius: radius,
    textColor: text,
    textInverseColor: token('--color-on-accent'),
    textMutedColor: quiet,
    barBg: paper,
    barTextColor: quiet,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: paper,
    inputBorder: token('--color-control'),
    inputTextColor: text,
    inputBorderRadius: radius,
    buttonBg: paper,
    buttonBorder: token('--color-line'),
    booleanBg: token('--color-surface-strong'),
    booleanSelectedBg: paper,
  })
}

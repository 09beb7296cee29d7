import { escaped } from '../../packages/domain/src/text/escaped.ts'

/** A picture that was taken, or why it was not. */
export type Shot = { shop: string; screen: string; width: number; file: string | null; problem?: string }

/** All pictures on one page: a row for each screen, and the shops beside each other at every width. */
export function contactSheet(shots: readonly Shot[], locale: string): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))]
  const widths = [...new Set(shots.map(({ width }) => width))].toSorted((one, other) => one - other)
  const sections = screens.map((screen) => {
    const figures = widths.flatMap((width) =>
      shots.filter((shot) => shot.screen === screen && shot.width === width).map(figureOf),
    )
    return `<section id="${escaped(screen)}"><h2>${escaped(screen)}</h2><div>${figures.join('')}</div></section>`
  })
  const links = screens.map((screen) => `<a href="#${escaped(screen)}">${escaped(screen)}</a>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screens in ${escaped(locale)}</title><style>${STYLE}</style></head><body><h1>Screens in ${escaped(locale)}</h1><nav>${links.join(' ')}</nav>${sections.join('')}</body></html>`
}

function figureOf({ shop, screen, width, file, problem }: Shot): string {
  const name = `${shop}, ${width} px`
  const picture =
    file === null
      ? `<p>${escaped(problem ?? 'not taken')}</p>`
      : `<a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(`${screen}, ${name}`)}"></a>`
  return `<figure style="--width:${width}">${picture}<figcaption>${escaped(name)}</figcaption></figure>`
}

const STYLE =
  'body{font-family:system-ui,sans-serif;margin:24px;background:#eee;color:#222}nav{position:sticky;inset-block-start:0;background:#eee;padding:8px 0;line-height:1.8}section{scroll-margin-top:80px}section>div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}figure{margin:0;flex:none;inline-size:calc(120px + var(--width)*.2px)}img{inline-size:100%;max-block-size:900px;object-fit:cover;object-position:top;box-shadow:0 1px 6px #0003}figure p{padding:16px;background:#fff;color:#a00}'

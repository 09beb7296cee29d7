import { BRANDS } from '../brands.ts'
import css from './component-page.module.css'

// Only the paths: what stands in them is shown by the stories.
const OVERRIDES = Object.keys(
  import.meta.glob(['../../../../apps/*/overrides/**/*.{tsx,module.css}', '!**/icons/**']),
)

/** What brands replace of a component, each beside the shared one in the same theme. */
export function OverrideNotes({ file, story }: { file: string; story: string }) {
  const own = OVERRIDES.filter(
    (path) => path.endsWith(`/${file}.tsx`) || path.endsWith(`/${file}.module.css`),
  )
  if (own.length === 0) return null

  return (
    <section className={css.section}>
      <h2 className={css.part}>In the words and looks of one brand</h2>
      {own.map((path) => {
        const place = path.replace(/^.*\/(?=apps\/)/, '')
        const [, shop = ''] = place.split('/')
        const name = BRANDS.find(({ id }) => id === shop)?.name ?? shop
        return (
          <div key={place}>
            <p>
              {name} replaces it by <code>{place}</code>.
            </p>
            <div className={css.pair}>
              <Frame title={name} story={story} globals={`brand:${shop}`} />
              <Frame title="Shared" story={story} globals={`brand:${shop};overrides:shared`} />
            </div>
          </div>
        )
      })}
    </section>
  )
}

function Frame({ title, story, globals }: { title: string; story: string; globals: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <iframe title={title} src={`iframe.html?id=${story}&viewMode=story&globals=${globals}`} />
    </figure>
  )
}

import type { Examples } from '../../.storybook/examples.ts'
import { Button } from '../button/button.tsx'
import css from '../testing/example-layout.module.css'

export const examples: Examples = {
  do: [
    {
      rule: 'Name it by its title',
      drawn: (
        <div className={css.column}>
          <Panel title="In den Warenkorb gelegt" button="Zum Warenkorb" />
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'No dialog from a dialog',
      drawn: (
        <div className={css.column}>
          <div className={css.stacked}>
            <Panel title="Adresse ändern" button="Speichern" />
            <Panel title="Wirklich?" button="Ja" />
          </div>
        </div>
      ),
    },
  ],
}

/** A dialog as it looks; a real one would lie over the page of the notes. */
function Panel({ title, button }: { title: string; button: string }) {
  return (
    <div className={css.panel}>
      <p className={css.panelTitle}>{title}</p>
      <Button size="s">{button}</Button>
    </div>
  )
}

import { icons } from 'virtual:shop-icons'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { DoAndDont, FoundationPage, FoundationPart } from './foundation-page.tsx'
import css from './icons-page.module.css'

/** Every icon that the shop imports today, and where. */
export function IconsPage() {
  const [typed, setTyped] = useState('')
  const found = icons.filter(({ name, files }) =>
    [name, ...files].some((word) => word.includes(typed.trim().toLowerCase())),
  )

  return (
    <FoundationPage
      title="Icons"
      lead="Lucide, drawn with a stroke of 1.5 pixels, at 20 and 24. This is what the shop uses today, found in its sources; one that nobody uses is not here."
    >
      <FoundationPart
        title="In use"
        note={`${icons.length} icons. Search by name or by the file that shows it.`}
      >
        <div className={css.search}>
          <TextField label="Find an icon" name="icon" value={typed} onChange={setTyped} />
        </div>
        <ul className={css.grid}>
          {found.map(({ name, Picture, files }) => (
            <li key={name} className={css.icon} title={files.join(', ')}>
              <Icon of={Picture} size="m" />
              <span>{name}</span>
              <span className={css.uses}>{files.length === 1 ? files[0] : `${files.length} files`}</span>
            </li>
          ))}
        </ul>
        <p role="status">{found.length === 0 ? 'No icon of the shop is called that.' : ''}</p>
      </FoundationPart>
      <FoundationPart title="Sizes" note="20 beside words, 24 where it stands alone on a target of 44.">
        <p className={css.sizes}>
          <Icon of={Search} /> 20 <Icon of={Search} size="m" /> 24
        </p>
      </FoundationPart>
      <FoundationPart title="Rules">
        <DoAndDont
          good={[
            'Import one icon alone: lucide-react/icons/heart.',
            'Name the control that shows an icon alone: aria-label says what it does, not what it looks like.',
            'Use the same icon for the same thing everywhere.',
          ]}
          bad={['No second set, no filled icon except for “this is on”.', 'No icon as decoration in copy.']}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

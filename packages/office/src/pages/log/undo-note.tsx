import { Trans, useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { officePages } from '../../shell/office-pages.ts'
import { type UndoPlace, undoPlace } from '../../words/log/undo-place.ts'

/** Where an entry is put right that one step does not take back, or why it stays. */
export function UndoNote({ command }: { command: string }) {
  const place = undoPlace(command)
  return place === null ? null : <PlaceNote place={place} />
}

function PlaceNote({ place }: { place: UndoPlace }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  switch (place) {
    case 'itsPage':
      return <Trans id="undo.itsPage" message="Put it right with a further step on its page." />
    case 'account':
      return <Trans id="undo.account" message="Only whoever it belongs to can change it, under their name." />
    case 'sent':
      return <Trans id="undo.sent" message="Cannot be undone: it has gone out." />
    case 'forgotten':
      return <Trans id="undo.forgotten" message="Cannot be undone: what was there is gone for good." />
    case 'secret':
      return (
        <Trans id="undo.secret" message="Cannot be undone: what was valid before opens nothing any more." />
      )
    case 'released':
      return <Trans id="undo.released" message="Cannot be undone as a whole: each page keeps its versions." />
  }
  const page = officePages(may, { inFrame: false })
    .flat()
    .find(({ key }) => key === place.page)
  if (page === undefined)
    return <Trans id="undo.others" message="Ask somebody whose role opens its page to change it back." />
  return (
    <Trans
      id="undo.page"
      message="Change it back under <0>{page}</0>."
      values={{ page: page.name(i18n) }}
      components={{ 0: <Link to={page.to} params={{ shop }} /> }}
    />
  )
}

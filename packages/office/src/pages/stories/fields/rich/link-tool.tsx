import { Trans, useLingui } from '@lingui/react'
import { safeHref } from '@shop/ui/rich-text/safe-href.ts'
import type { Editor } from '@tiptap/core'
import { Link2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button as AriaButton, Dialog, Form, Popover } from 'react-aria-components'
import { Button } from '../../../../parts/button.tsx'
import { Field } from '../../../../parts/field.tsx'
import styles from './rich.module.css'
import tools from './tools.module.css'

type LinkToolProps = {
  editor: Editor
  /** Where the chosen words lead; null where they are no link. */
  href: string | null
}

/** Sets, changes and removes the link of the chosen words. */
export function LinkTool({ editor, href }: LinkToolProps) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = i18n.t({ id: 'rich.link', message: 'Link' })

  function set(address: string | null): void {
    const words = editor.chain().focus().extendMarkRange('link')
    if (address === null) words.unsetLink().run()
    else if (editor.state.selection.empty && href === null)
      // Nothing is chosen: the address is its own words.
      words
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else words.setMark('link', { href: address, kept: null }).run()
    setOpen(false)
  }

  return (
    <>
      <AriaButton
        ref={button}
        className={tools.tool ?? ''}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-selected={href === null ? undefined : true}
        onPress={() => setOpen(true)}
      >
        <Link2 aria-hidden="true" />
      </AriaButton>
      <Popover
        className={styles.popover ?? ''}
        placement="bottom start"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Dialog aria-label={name} className={styles.dialog ?? ''}>
          <LinkForm href={href} onSet={set} />
        </Dialog>
      </Popover>
    </>
  )
}

type LinkFormProps = { href: string | null; onSet: (address: string | null) => void }

function LinkForm({ href, onSet }: LinkFormProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(href ?? '')
  const [isRefused, setRefused] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const address = safeHref(typed.trim())
    if (address === null) setRefused(true)
    else onSet(address)
  }

  return (
    <Form className={styles.linkForm ?? ''} onSubmit={submit}>
      <Field
        label={i18n.t({ id: 'rich.linkTo', message: 'Leads to' })}
        hint={i18n.t({ id: 'story.linkHint', message: 'A path such as /sofas/, an address or an e-mail' })}
        problem={
          isRefused
            ? i18n.t({
                id: 'rich.noAddress',
                message: 'This is no address. Type a path such as /sofas/, or one that begins with https://.',
              })
            : null
        }
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setRefused(false)
        }}
        autoFocus
      />
      <div className={styles.linkActions}>
        {href !== null && (
          <Button look="quiet" onPress={() => onSet(null)}>
            <Trans id="rich.unlink" message="Remove the link" />
          </Button>
        )}
        <Button look="primary" type="submit">
          <Trans id="rich.setLink" message="Set" />
        </Button>
      </div>
    </Form>
  )
}

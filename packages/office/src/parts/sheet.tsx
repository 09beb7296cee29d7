import { useLingui } from '@lingui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from './button.tsx'
import styles from './sheet.module.css'

type SheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** It holds something that is shown once: neither Escape nor a click beside it closes it. */
  isHeld?: boolean
  children: ReactNode
}

/** A dialog: beside the page where there is room, from below on a phone. */
export function Sheet({ title, isOpen, onClose, isHeld = false, children }: SheetProps) {
  const { i18n } = useLingui()
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={!isHeld}
      isKeyboardDismissDisabled={isHeld}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {!isHeld && (
              <Button
                look="quiet"
                aria-label={i18n.t({ id: 'sheet.close', message: 'Close' })}
                onPress={onClose}
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

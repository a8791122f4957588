import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/images.ts';
import { FieldError } from '#ui/controls/Field.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { type ImageSlot, isFilled } from './imageSlots.ts';

interface ImageFieldProps {
  readonly slot: ImageSlot;
  /** Name of the slot: "Image 1". */
  readonly label: string;
  /** Expected size in pixels: "450px by 450px". */
  readonly size: string;
  /** CSS aspect ratio of the tile. */
  readonly ratio: string;
  readonly disabled: boolean;
  /** Why the form cannot be saved with the stored image; `null` if it can. */
  readonly formError?: string | null;
  readonly onChoose: (file: File) => void;
  /** Takes back the chosen file, or else removes the stored image. Absent when the image can be replaced but not removed. */
  readonly onClear?: () => void;
}

/** A field for one image file, which the user chooses by press, key or drop (AP-5, AP-7, SL-2). */
export const ImageField = ({
  slot,
  label,
  size,
  ratio,
  disabled,
  formError = null,
  onChoose,
  onClear,
}: ImageFieldProps) => {
  const inputId = useId();
  const fileId = useId();
  const errorId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  // The button that removes the image goes away with it.
  const focusProps = useKeptFocus(inputRef);
  const source = slot.preview ?? slot.url;
  const error = slot.error ?? formError;
  // A slot without a file keeps its stored image: an error of an earlier choice does not keep the form from being saved.
  const isInvalid = formError !== null || (slot.file !== null && slot.error !== null);
  // The error is last: the form's summary of errors reads it there.
  const descriptionIds = [...(slot.file === null ? [] : [fileId]), ...(error === null ? [] : [errorId])];
  return (
    <Root>
      <Tile {...focusProps} style={{ aspectRatio: ratio }} data-filled={isFilled(slot) || undefined}>
        {source === '' ? (
          <Placeholder aria-hidden="true">
            <StaffIcon name="upload" size={28} />
            {messages.chooseAnImage}
          </Placeholder>
        ) : (
          <img src={source} alt="" />
        )}
        <label htmlFor={inputId}>
          <VisuallyHidden>
            {label}, {size}
          </VisuallyHidden>
          <input
            ref={inputRef}
            id={inputId}
            type="file"
            accept="image/*"
            disabled={disabled}
            aria-invalid={isInvalid || undefined}
            aria-describedby={descriptionIds.join(' ') || undefined}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) onChoose(file);
              // Lets the user choose the same file again after removing it.
              target.value = '';
            }}
          />
        </label>
        {isFilled(slot) && onClear !== undefined && (
          <RemoveAction>
            <IconButton
              label={messages.remove(label)}
              icon={<Icon name="close" size={18} />}
              disabled={disabled}
              onClick={onClear}
            />
          </RemoveAction>
        )}
        {slot.progress !== null && (
          // Once all is sent the shop still stores it, and nobody knows for how long: a full bar would look finished.
          <progress
            aria-label={messages.uploading(label)}
            max={1}
            value={slot.progress < 1 ? slot.progress : undefined}
          />
        )}
      </Tile>
      <Caption aria-hidden="true">
        {label} <small>{size}</small>
      </Caption>
      <div aria-live="polite">
        {/* For screen readers: the field itself is emptied after each choice, and would be read as one without a file. */}
        {slot.file !== null && <VisuallyHidden id={fileId}>{slot.file.name}</VisuallyHidden>}
        {error !== null && (
          <FieldError id={errorId}>
            <Icon name="warning" size={16} />
            {error}
          </FieldError>
        )}
      </div>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-width: 0;
`;

const Tile = styled.div`
  position: relative;
  overflow: hidden;
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--picture-ground);

  &[data-filled] {
    border-style: solid;
    border-color: var(--line);
  }

  &:hover {
    border-color: var(--accent);
  }

  &:has(input:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  label,
  input {
    position: absolute;
    width: 100%;
    height: 100%;
    cursor: pointer;
    inset: 0;
  }

  input {
    opacity: 0;
  }

  progress {
    position: absolute;
    inset-inline: var(--space-2);
    inset-block-end: var(--space-2);
    width: calc(100% - 2 * var(--space-2));
    accent-color: var(--accent);
  }
`;

const Placeholder = styled.div`
  display: grid;
  height: 100%;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  gap: var(--space-2);
  place-content: center;
  place-items: center;
`;

const Caption = styled.p`
  font-size: var(--text-s);
  font-weight: 600;

  small {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 400;
    white-space: nowrap;
  }
`;

const RemoveAction = styled.div`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  border-radius: var(--radius-full);
  background: var(--surface);
  box-shadow: var(--shadow-1);
`;

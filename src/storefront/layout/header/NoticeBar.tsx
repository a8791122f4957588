import { keyframes, styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/layout/header.ts';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from, phone, reducedMotion } from '#ui/theme/media.ts';

/**
 * The shop's Bengali notice as a ticker, and the helpline (HM-1). Stops on hover, by a press, and under reduced motion.
 */
export const NoticeBar = () => {
  const shop = useShop();
  return (
    <Root aria-label={messages.notice}>
      <Row>
        {shop.notice === '' ? null : (
          <Viewport>
            {/* Pauses the ticker while it is checked. `showBengaliHint` finds the bar by this input. */}
            <input type="checkbox" aria-label={messages.stopTheNotice} />
            <Track lang="bn">
              {/* Twice: when the first one has moved out of view, the second is where the first began, and the loop shows no jump. */}
              <span>{shop.notice}</span>
              <span aria-hidden="true">{shop.notice}</span>
            </Track>
          </Viewport>
        )}
        <LanguageLink />
        <Helpline href={phoneLink(shop.helpline)}>
          <Icon name="phone" size={16} />
          <VisuallyHidden>{messages.helpline} </VisuallyHidden>
          <span>{shop.helpline}</span>
        </Helpline>
      </Row>
    </Root>
  );
};

const scroll = keyframes`to { transform: translateX(-50%); }`;

const Root = styled.section`
  background: var(--brand-deep);
  color: #f4f7f3;
  font-size: var(--text-s);
  /* On a phone the helpline is elsewhere, so that a bar without a notice would be empty. */
  ${phone} { &:not(:has(input)) { display: none; } }
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  height: var(--target);
  > a[hreflang] {
    display: grid;
    align-items: center;
    min-height: var(--target);
    font-weight: 600;
    text-decoration: none;
    &:hover { text-decoration: underline; }
    &:focus-visible { outline-color: currentcolor; outline-offset: -3px; }
    /* On a phone the link to the other language is in the menu. */
    ${phone} { display: none; }
  }
  /* Without motion the full text wraps. */
  ${reducedMotion} {
    height: auto;
    min-height: var(--target);
    padding-block: var(--space-1);
    font-size: var(--text-xs);
    line-height: var(--leading-snug);
    ${from.medium} { font-size: var(--text-s); }
  }
`;
const Viewport = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  mask-image: linear-gradient(90deg, transparent, #000 24px, #000 calc(100% - 24px), transparent);
  /* The checkbox covers the notice. It needs a z-index, since the notice's animation makes a layer of its own. */
  input { position: absolute; inset: 0; z-index: 1; width: 100%; height: 100%; margin: 0; opacity: 0; }
  &:has(:focus-visible) { outline: 3px solid currentcolor; outline-offset: -3px; }
  ${reducedMotion} { mask-image: none; input { display: none; } }
`;
const Track = styled.p`
  font-family: var(--font-notice);
  display: flex;
  width: max-content;
  /* A short notice is as wide as the bar, so that it is not seen twice. */
  min-width: 200%;
  white-space: nowrap;
  animation: ${scroll} 40s linear infinite;
  span { flex: 1 0 auto; padding-inline-end: var(--space-9); }
  ${Viewport}:hover &, :checked + & { animation-play-state: paused; }
  ${reducedMotion} {
    display: block;
    animation: none;
    width: auto;
    min-width: 0;
    white-space: normal;
    text-wrap: balance;
    span { padding-inline-end: 0; }
    span + span { display: none; }
  }
`;
const Helpline = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  /* Reserves the width of the number, which may load after its icon. */
  min-width: 8.4em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  &:hover span { text-decoration: underline; }
  &:focus-visible { outline-color: currentcolor; outline-offset: -3px; }
  /* On a phone the bottom bar or the menu has the helpline. */
  ${phone} { display: none; }
  ${from.medium} { min-width: 9.6em; padding-inline-start: var(--space-4); }
`;

import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { sharingSize } from '#domain/pages/sharingPicture.ts';
import { accentGrounds, accentTokens } from '#domain/shop/accentColor.ts';
import { shopIcon } from '#domain/shop/shopIcon.ts';
import { shopInLanguage } from '#domain/shop/shopInLanguage.ts';
import { isLettering } from '#domain/shop/shopPicture.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { nameOf } from '#messages/domain/names.ts';
import { language } from '#messages/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { LogoPicture } from '#ui/pictures/LogoPicture.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** The design tokens that follow from the accent colour in one theme, as CSS variables. */
const tokensOf = ({ accent }: Pick<ShopSettings, 'accent'>, theme: 'light' | 'dark'): CSSProperties => {
  const tokens = accentTokens(accent)[theme];
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
};

/** Shows how notice, name, pictures, contact and colours of the shop will look with these settings. */
export const ShopPreview = ({ shop: settings }: { readonly shop: ShopSettings }) => {
  const shop = shopInLanguage(settings, language);
  const icon = shopIcon(shop);
  // A lettering is the shop's name already.
  const showsName = shop.logo === null || !isLettering(shop.logo);
  const fullAddress = [shop.address, nameOf(shop.country)].filter(Boolean).join(', ');
  return (
    <TitledCard title={messages.preview}>
      <Frame aria-label={messages.previewOfTheShop} role="group">
        {/* The notice bar has the same colour in both themes. */}
        <Bar style={tokensOf(shop, 'light')}>
          <p lang="bn">{shop.notice}</p>
          <span>
            <Icon name="phone" size={16} /> {shop.helpline}
          </span>
        </Bar>
        <Tab>
          {icon === null ? <Icon name="bag" size={16} /> : <LogoPicture picture={icon} height={16} />}
          {shop.name}
        </Tab>
        <Name>
          {shop.logo !== null && <LogoPicture picture={shop.logo} height={34} />}
          {showsName ? (
            <span>
              <strong>{shop.name}</strong> <small lang="bn">{shop.nameBengali}</small>
            </span>
          ) : null}
        </Name>
        <p>{shownName(shop.description)}</p>
        <Contact>
          <li>
            <Icon name="phone" size={18} /> {shop.phones.join(', ')}
          </li>
          <li>
            <Icon name="mail" size={18} /> {shop.supportEmail}
          </li>
          <li>
            <Icon name="map-pin" size={18} /> {shownName(fullAddress)}
          </li>
        </Contact>
        <Tones>
          {(['light', 'dark'] as const).map((theme) => (
            <Tone key={theme} className={theme} style={tokensOf(shop, theme)}>
              <strong>{messages.addToCart}</strong> <span>{messages.contactUs}</span>{' '}
              <mark>{messages.sampleOrders(7)}</mark>
            </Tone>
          ))}
        </Tones>
        {shop.sharingPicture !== null && (
          <Shared>
            <img src={shop.sharingPicture.address} alt="" />
            <figcaption>
              <strong>{shop.name}</strong> {shownName(shop.description)}
            </figcaption>
          </Shared>
        )}
      </Frame>
    </TitledCard>
  );
};

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  overflow-wrap: anywhere;
  > p { padding-inline: var(--space-4); color: var(--ink-soft); font-size: var(--text-s); }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-4);
  background: var(--brand-deep);
  color: #fff;
  font-size: var(--text-s);
  > p { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span { display: inline-flex; align-items: center; gap: var(--space-1); white-space: nowrap; }
`;

/** Looks like the tab of a browser. */
const Tab = styled.p`
  /* Outranks the styles that Frame gives its paragraphs. */
  && {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    font-size: var(--text-xs);
  }
`;

/** Looks like the preview of a link in a messenger. */
const Shared = styled.figure`
  max-width: 400px;
  margin: var(--space-4);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  img { width: 100%; aspect-ratio: ${sharingSize.width} / ${sharingSize.height}; object-fit: contain; background: var(--surface-sunken); }
  figcaption { padding: var(--space-2) var(--space-3); }
`;

const Name = styled.p`
  /* Like Tab, outranks the styles of Frame. */
  && { display: flex; align-items: center; gap: var(--space-2); padding-block: var(--space-3) var(--space-1); color: var(--ink); font-size: var(--text-l); }
  small { color: var(--ink-soft); font-size: var(--text-xs); }
`;

/** A button, a link and a badge in each theme. */
const Tones = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  font-size: var(--text-s);
`;

const Tone = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  background: ${accentGrounds.light.paper};
  color: var(--accent);
  &.dark { background: ${accentGrounds.dark.surface}; }
  > strong { padding: var(--space-2) var(--space-3); border-radius: var(--radius-m); background: var(--accent); color: var(--on-accent); }
  > span { text-decoration: underline; }
  > mark { padding: 2px var(--space-2); border-radius: var(--radius-full); background: var(--accent-soft); color: var(--accent-strong); }
`;

const Contact = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4) var(--space-4);
  font-size: var(--text-s);
  li { display: flex; align-items: center; gap: var(--space-2); }
  svg { flex: none; }
`;

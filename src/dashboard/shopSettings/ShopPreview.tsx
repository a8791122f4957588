import { styled } from 'styled-components';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** The notice, the name and the contact of the shop's pages as they will be. */
export const ShopPreview = ({ shop }: { readonly shop: ShopSettings }) => (
  <TitledCard title="Preview">
    <Frame aria-label="Preview of the shop" role="group">
      <Bar>
        <p lang="bn">{shop.notice}</p>
        <span>
          <Icon name="phone" size={16} /> {shop.helpline}
        </span>
      </Bar>
      <Name>
        <strong>{shop.name}</strong> <small lang="bn">{shop.nameBengali}</small>
      </Name>
      <p>{shop.description}</p>
      <Contact>
        <li>
          <Icon name="phone" size={18} /> {shop.phones.join(', ')}
        </li>
        <li>
          <Icon name="mail" size={18} /> {shop.supportEmail}
        </li>
        <li>
          <Icon name="map-pin" size={18} /> {[shop.address, shop.country].filter(Boolean).join(', ')}
        </li>
      </Contact>
    </Frame>
  </TitledCard>
);

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
  background: #0a3d2f;
  color: #fff;
  font-size: var(--text-s);
  > p { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span { display: inline-flex; align-items: center; gap: var(--space-1); white-space: nowrap; }
`;

const Name = styled.p`
  && { padding-block: var(--space-3) var(--space-1); color: var(--ink); font-size: var(--text-l); }
  small { color: var(--ink-soft); font-size: var(--text-xs); }
`;

const Contact = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: var(--space-3) var(--space-4) var(--space-4);
  list-style: none;
  font-size: var(--text-s);
  li { display: flex; align-items: center; gap: var(--space-2); }
  svg { flex: none; }
`;

import { fixedPages, type PageContents, pageId, type SavedPage } from './shopPage.ts';

/**
 * The pages of a new shop: About Us and Contact Us say what the specification says (CN-1, CN-2). The others are drafts,
 * which nobody sees until an admin publishes them.
 */

const aboutBody = `A village market has everything in one place, seen with your own eyes, paid for when it's yours. We keep that custom online. {name} sells imported goods for home, family and work, with every price in taka on the label, and brings them to your door.`;

const aboutBodyBengali = `গ্রামের হাটে সবকিছু এক জায়গায়, নিজের চোখে দেখে নেওয়া, হাতে পেয়ে দাম দেওয়া। আমরা সেই রীতি ধরে রেখেছি। {nameBengali} ঘর, পরিবার ও কাজের জন্য আমদানি করা পণ্য বিক্রি করে, প্রতিটির দাম টাকায় লেখা থাকে, আর পণ্য আপনার দরজায় পৌঁছে দেয়।`;

const deliveryBody = `## Delivery

{delivery}

{freeDelivery}

You pay the delivery man when the parcel is in your hands.

## Returns

{returns}

## Questions

Call {helpline} {callingHours}, or write to {supportEmail}.`;

const deliveryBodyBengali = `## ডেলিভারি

{delivery}

{freeDelivery}

পার্সেল হাতে পেয়ে ডেলিভারিম্যানকে টাকা দেবেন।

## ফেরত

{returns}

## প্রশ্ন

কল করুন {helpline} নম্বরে ({callingHours}), অথবা লিখুন {supportEmail} ঠিকানায়।`;

// The 90 days in both privacy texts are `stockRequestDays`.
const privacyBody = `{name} asks for what an order needs: your name, phone number, address and, if you like, your e-mail address. The courier gets what the delivery needs. We sell none of it.

If you ask us to tell you when something is back, we keep your phone number until we have told you, for at most 90 days.

Your cart and your favourites are kept in your own browser.

To see, correct or delete what we have stored about you, call {helpline} or write to {supportEmail}.`;

const privacyBodyBengali = `অর্ডারের জন্য যা দরকার, {nameBengali} তা-ই চায়: আপনার নাম, ফোন নম্বর, ঠিকানা আর চাইলে ই-মেইল। ডেলিভারির জন্য যা লাগে, কুরিয়ার তা পায়। আমরা এর কিছুই বিক্রি করি না।

কোনো পণ্য আবার এলে জানাতে বললে, জানানো পর্যন্ত আপনার ফোন নম্বর রাখি, সর্বোচ্চ ৯০ দিন।

আপনার কার্ট ও পছন্দের তালিকা আপনার নিজের ব্রাউজারে থাকে।

আপনার সম্পর্কে যা রাখা আছে তা দেখতে, ঠিক করাতে বা মুছতে কল করুন {helpline} নম্বরে, অথবা লিখুন {supportEmail} ঠিকানায়।`;

const termsBody = `An order on this site is an offer to buy. It is accepted when we confirm it by phone.

Prices are in taka. The delivery charge is {chargeInside} inside of Dhaka and {chargeOutside} outside of Dhaka.

{returns}

{name}, {address}, {country}.`;

const termsBodyBengali = `এই সাইটে অর্ডার করা মানে কেনার প্রস্তাব দেওয়া। ফোনে নিশ্চিত করলে তা গৃহীত হয়।

দাম টাকায়। ডেলিভারি চার্জ ঢাকার ভিতরে {chargeInside}, ঢাকার বাইরে {chargeOutside}।

{returns}

{nameBengali}, {address}, {country}।`;

/** The contents of a page; it is a draft, with a link in the footer, unless they say otherwise. */
const page = (contents: Partial<PageContents> & Pick<PageContents, 'title' | 'slug'>): PageContents => ({
  description: '',
  body: '',
  isPublished: false,
  inMenu: false,
  inFooter: true,
  ...contents,
});

const shown = { isPublished: true, inMenu: true, inFooter: true };

/** The contents of each page by its id. */
const contentsById: Readonly<Record<string, PageContents>> = {
  [fixedPages.about]: page({
    ...shown,
    title: 'About Us',
    titleBengali: 'আমাদের কথা',
    slug: 'about-us',
    body: aboutBody,
    bodyBengali: aboutBodyBengali,
  }),
  [fixedPages.contact]: page({
    ...shown,
    title: 'Contact Us',
    titleBengali: 'যোগাযোগ',
    slug: 'contact-us',
    description: 'How to reach {name}: phone, e-mail and our address in Dhaka.',
    descriptionBengali: '{nameBengali}-এর ফোন, ই-মেইল ও ঢাকার ঠিকানা।',
  }),
  // The ids of 1 and 2 are those of `fixedPages`, above.
  [pageId(3)]: page({
    title: 'Delivery and returns',
    titleBengali: 'ডেলিভারি ও ফেরত',
    slug: 'delivery-and-returns',
    body: deliveryBody,
    bodyBengali: deliveryBodyBengali,
  }),
  [pageId(4)]: page({
    title: 'Privacy',
    titleBengali: 'গোপনীয়তা',
    slug: 'privacy',
    body: privacyBody,
    bodyBengali: privacyBodyBengali,
  }),
  [pageId(5)]: page({
    title: 'Terms',
    titleBengali: 'শর্ত',
    slug: 'terms',
    body: termsBody,
    bodyBengali: termsBodyBengali,
  }),
};

/** The pages of a new shop, in the order of menu and footer. Version 0: nobody has saved them yet. */
export const defaultPages: readonly SavedPage[] = Object.entries(contentsById).map(([_id, contents]) => ({
  _id,
  version: 0,
  page: contents,
  previous: null,
}));

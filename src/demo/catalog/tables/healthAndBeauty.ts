/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const healthAndBeauty = `
# Skincare | care
Vitamin C Brightening Face Serum with Hyaluronic Acid, 30 ml | 950 | 690 | serum | ভিটামিন সি ফেস সিরাম ৩০ মিলি
Aloe Vera Soothing Gel 300 ml | 650 | 490 | aloe | অ্যালোভেরা জেল ৩০০ মিলি
Sunscreen SPF 50 PA++++ Non Greasy Gel Cream | 1150 | 890 | sunscreen | সানস্ক্রিন জেল ক্রিম SPF 50
Charcoal Peel Off Mask, 100 g | 390 | 280 | peelMask | চারকোল পিল অফ মাস্ক ১০০ গ্রাম
# Haircare | care
Onion and Black Seed Hair Growth Oil, 200 ml | 550 | 420 | hairOil | পেঁয়াজ ও কালোজিরার চুলের তেল ২০০ মিলি
Argan Oil Repair Shampoo and Conditioner Set for Damaged Hair | 1450 | 1150 | shampooSet | আরগান অয়েল শ্যাম্পু ও কন্ডিশনার সেট
Keratin Hair Mask 500 ml | 990 | 750 | hairMask | কেরাটিন হেয়ার মাস্ক ৫০০ মিলি
# Makeup | cosmetic
Full Coverage Waterproof Foundation | 1250 | 950 | foundation | ওয়াটারপ্রুফ ফাউন্ডেশন
Nude Eyeshadow Palette, 18 Colours | 1350 | 990 | nudePalette | ন্যুড আইশ্যাডো প্যালেট, ১৮ রং
# Fragrances | care
Long Lasting Attar Gift Set, Alcohol Free, 6 Bottles of 3 ml | 1250 | 890 | attar | আতর গিফট সেট, ৬টি ৩ মিলি
Floral Body Mist 250 ml | 890 | 690 | bodyMist | ফ্লোরাল বডি মিস্ট ২৫০ মিলি
# Health Supplements | supplement
Omega 3 Fish Oil Soft Gels, 100 Capsules | 1850 | 1490 | fishOil | ওমেগা ৩ ফিশ অয়েল, ১০০ ক্যাপসুল
Natural Himalayan Honey with Black Seed, 500 g | 1150 | 950 | honey | কালোজিরাসহ হিমালয়ের মধু ৫০০ গ্রাম
# Personal Care | care
Handmade Charcoal Soap Bar Pack of 4 | 520 | 390 | charcoalSoap | হাতে তৈরি চারকোল সাবান, ৪টির প্যাক
Rechargeable Callus Remover with Three Roller Heads | 1350 | 990 | callus | পায়ের গোড়ালি পরিষ্কারের মেশিন
# Beauty Tools | care
LED Nail Dryer Lamp 48 W | 1650 | 1250 | nailDryer | LED নেইল ড্রায়ার ৪৮ ওয়াট
Jade Roller and Gua Sha Stone Set | 750 | 550 | jadeRoller | জেড রোলার ও গুয়া শা সেট
# Oral Care | care
Sonic Electric Toothbrush with 4 Brush Heads and Travel Case | 1950 | 1450 | sonicBrush | সোনিক ইলেকট্রিক টুথব্রাশ
Bamboo Toothbrush Family Pack | 350 | | bambooBrush | বাঁশের টুথব্রাশ ফ্যামিলি প্যাক
# Bath & Body | care
Bath Salt and Loofah Relaxing Gift Box | 990 | 750 | bathGift | বাথ সল্ট ও লুফা গিফট বক্স
Shea Butter Body Lotion 400 ml | 850 | 650 | bodyLotion | শিয়া বাটার বডি লোশন ৪০০ মিলি
# Men's Grooming | care
Beard Oil and Balm Combo with Wooden Comb | 950 | 690 | beardSet | দাড়ির তেল ও বাম, কাঠের চিরুনিসহ
Charcoal Face Wash for Men, 150 ml | 450 | 340 | menFaceWash | ছেলেদের চারকোল ফেসওয়াশ ১৫০ মিলি
# Spa & Relaxation | care
Electric Neck and Shoulder Massager with Heat, Six Massage Nodes | 3450 | 2690 | neckMassager | ঘাড় ও কাঁধের ম্যাসাজ মেশিন
Lavender Scented Candle Set of 3 | 850 | 620 | candles | ল্যাভেন্ডার সুগন্ধি মোমবাতি, ৩টির সেট
Foldable Foot Spa Bucket | 1250 | | footSpa | ফোল্ডিং ফুট স্পা বালতি
`;

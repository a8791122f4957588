export const healthAndBeauty = `
# Skincare | 🧴 | care
Vitamin C Brightening Face Serum with Hyaluronic Acid, 30 ml | 950 | 690 | 💧
Aloe Vera Soothing Gel 300 ml | 650 | 490 | 🪴
Sunscreen SPF 50 PA++++ Non Greasy Gel Cream | 1150 | 890 | ☀️
Charcoal Peel Off Mask, 100 g | 390 | 280 | 🖤
# Haircare | 💆 | care
Onion and Black Seed Hair Growth Oil, 200 ml | 550 | 420 | 🧅
Argan Oil Repair Shampoo and Conditioner Set for Damaged Hair | 1450 | 1150 | 🧴
Keratin Hair Mask 500 ml | 990 | 750 | 🧖
# Makeup | 💄 | cosmetic
Full Coverage Waterproof Foundation | 1250 | 950
Nude Eyeshadow Palette, 18 Colours | 1350 | 990 | 🎨
# Fragrances | 🌹 | care
Long Lasting Attar Gift Set, Alcohol Free, 6 Bottles of 3 ml | 1250 | 890 | 🧪
Floral Body Mist 250 ml | 890 | 690
# Health Supplements | 💊 | supplement
Omega 3 Fish Oil Soft Gels, 100 Capsules | 1850 | 1490
Natural Himalayan Honey with Black Seed, 500 g | 1150 | 950 | 🍯
# Personal Care | 🧼 | care
Handmade Charcoal Soap Bar Pack of 4 | 520 | 390
Rechargeable Callus Remover with Three Roller Heads | 1350 | 990 | 🦶
# Beauty Tools | 💅 | care
LED Nail Dryer Lamp 48 W | 1650 | 1250
Jade Roller and Gua Sha Stone Set | 750 | 550 | 🪨
# Oral Care | 🪥 | care
Sonic Electric Toothbrush with 4 Brush Heads and Travel Case | 1950 | 1450
Bamboo Toothbrush Family Pack | 350
# Bath & Body | 🛁 | care
Bath Salt and Loofah Relaxing Gift Box | 990 | 750
Shea Butter Body Lotion 400 ml | 850 | 650 | 🧴
# Men's Grooming | 🧔 | care
Beard Oil and Balm Combo with Wooden Comb | 950 | 690
Charcoal Face Wash for Men, 150 ml | 450 | 340 | 🧼
# Spa & Relaxation | 🧖 | care
Electric Neck and Shoulder Massager with Heat, Six Massage Nodes | 3450 | 2690 | 💆
Lavender Scented Candle Set of 3 | 850 | 620 | 🕯️
Foldable Foot Spa Bucket | 1250 | | 🦶
`;
